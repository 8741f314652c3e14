/** The point of an image that stays visible when cropped, in percent from the left and top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const clampPercent = (value: number): number =>
  Number.isNaN(value) ? 50 : Math.min(100, Math.max(0, Math.round(value)));

const directions: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Arrow keys move by 1, with Shift by 5; undefined for other keys. */
export function moveByKey(
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = shiftKey ? 5 : 1;
  return { x: clampPercent(x + direction.x * step), y: clampPercent(y + direction.y * step) };
}

/** Clamped to the edges, because pointers can be dragged outside. */
export const toFocalPoint = (
  frame: { left: number; top: number; width: number; height: number },
  pointer: { clientX: number; clientY: number },
): FocalPoint => ({
  x: clampPercent(((pointer.clientX - frame.left) / frame.width) * 100),
  y: clampPercent(((pointer.clientY - frame.top) / frame.height) * 100),
});

export const toObjectPosition = ({ x, y }: FocalPoint): string => `${x}% ${y}%`;

export const describeFocalPoint = ({ x, y }: FocalPoint): string =>
  `${x}% from the left, ${y}% from the top`;
