"""Starting and stopping: settings, sockets, several processes, logs, metrics, memory."""
