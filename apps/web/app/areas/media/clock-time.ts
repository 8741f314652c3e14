const padTwoDigits = (count: number) => String(count).padStart(2, "0");

/** `3:48`, `1:02:03`. */
export function formatClockTime(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60];
  const rest = padTwoDigits(wholeSeconds % 60);
  return hours > 0 ? `${hours}:${padTwoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The same for screen readers: `3 minutes 48 seconds`. */
export function formatSpokenTime(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(wholeSeconds / 3600), "hour"],
    [Math.floor(wholeSeconds / 60) % 60, "minute"],
    [wholeSeconds % 60, "second"],
  ] as const;
  const spokenParts = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`);
  return spokenParts.join(" ") || "0 seconds";
}
