/** Does something at SIGHUP, unless a terminal that is closed says it: that is to end everything. */
export function onHangup(react: () => void) {
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM');
    else react();
  });
}
