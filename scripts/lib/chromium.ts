/**
 * Debian's Chromium without a window, which draws the same pages without starting the parts around them, and without background
 * network traffic.
 */
export const chromiumOptions = {
  executablePath: "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
