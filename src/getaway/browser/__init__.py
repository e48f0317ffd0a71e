"""Tables in a browser, without a server: this room runs in a page's worker, over what that browser keeps."""
