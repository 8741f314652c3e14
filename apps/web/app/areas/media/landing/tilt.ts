const mostDegrees = 7;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a card leans towards the pointer: flat in the middle, most at the edges. */
export function tiltAt({ left, top, width, height }: Box, x: number, y: number): string {
  const across = Math.min(1, Math.max(0, (x - left) / width)) - 0.5;
  const down = Math.min(1, Math.max(0, (y - top) / height)) - 0.5;
  const degrees = (part: number) => (part * 2 * mostDegrees).toFixed(1);
  return `perspective(800px) rotateX(${degrees(-down)}deg) rotateY(${degrees(across)}deg)`;
}
