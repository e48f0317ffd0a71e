"""The network: its nodes and lines, how IPs and pings move on it, boots and bans."""
