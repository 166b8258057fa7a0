// Preloaded into the servers that a command starts: when the command ends, even by kill -9, its channel closes.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
