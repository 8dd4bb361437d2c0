/** From a closing terminal, SIGHUP means shutdown. */
export function onHangup(react: () => void) {
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) process.kill(process.pid, 'SIGTERM');
    else react();
  });
}
