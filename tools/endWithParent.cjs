// Preloaded into the servers that a command starts: when the command ends, even by kill -9, its channel closes. Their worker
// processes end with them anyway, and their channel keeps them alive until they listen.
if (require('node:cluster').isPrimary) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
