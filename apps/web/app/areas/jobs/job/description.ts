export type DescriptionBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; heading: string | null; points: string[] };

const isBullet = (line: string) => /^[-*•]\s+/.test(line);

/**
 * A description is plain text. Lines that begin with a dash are shown as a list, and a line right above them as its
 * heading; everything else as paragraphs.
 */
export function parseDescription(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  const lines = text.split("\n").map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const last = blocks.at(-1);
    if (isBullet(line)) {
      const point = line.replace(/^[-*•]\s+/, "");
      if (last?.kind === "list" && isBullet(lines[index - 1] ?? "")) last.points.push(point);
      else if (last?.kind === "list" && last.points.length === 0) last.points.push(point);
      else blocks.push({ kind: "list", heading: null, points: [point] });
    } else if (isBullet(lines[index + 1] ?? ""))
      blocks.push({ kind: "list", heading: line.replace(/:$/, ""), points: [] });
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}
