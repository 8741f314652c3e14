const maxDegrees = 7;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Tilts a card towards the pointer: flat in the middle, strongest at the edges. */
export function formatTilt({ left, top, width, height }: Box, x: number, y: number): string {
  const horizontalOffset = Math.min(1, Math.max(0, (x - left) / width)) - 0.5;
  const verticalOffset = Math.min(1, Math.max(0, (y - top) / height)) - 0.5;
  const degrees = (part: number) => (part * 2 * maxDegrees).toFixed(1);
  return `perspective(800px) rotateX(${degrees(-verticalOffset)}deg) rotateY(${degrees(horizontalOffset)}deg)`;
}
