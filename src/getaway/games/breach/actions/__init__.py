"""The seven actions of a Breacher, one file each as far as they have rules of their own."""
