import { vi } from "vitest";
import { config } from "#lib/http/config.server.ts";

/**
 * What the web server logs from now on, without times and request ids. By its output, because the files of a worker share
 * their modules: a mock of the log would come too late for those that are loaded.
 */
export function captureLog(): () => object[] {
  const originalLevel = config.logLevel;
  config.logLevel = "info";
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () => {
    const lines = write.mock.calls.map(([line]) => String(line));
    write.mockRestore();
    config.logLevel = originalLevel;
    return lines
      .filter((line) => line.startsWith("{"))
      .map((line) => {
        const { time: _time, requestId: _id, ...rest } = JSON.parse(line);
        return rest;
      });
  };
}
