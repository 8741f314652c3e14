export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; heading: string | null; points: string[] };

const isPoint = (line: string) => /^[-*•]\s+/.test(line);

/**
 * A description is plain text. Lines that begin with a dash are shown as a list, and a line right above them as its
 * heading; everything else as paragraphs.
 */
export function readDescription(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n").map((line) => line.trim());
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const last = blocks.at(-1);
    if (isPoint(line)) {
      const point = line.replace(/^[-*•]\s+/, "");
      if (last?.kind === "list" && isPoint(lines[index - 1] ?? "")) last.points.push(point);
      else if (last?.kind === "list" && last.points.length === 0) last.points.push(point);
      else blocks.push({ kind: "list", heading: null, points: [point] });
    } else if (isPoint(lines[index + 1] ?? ""))
      blocks.push({ kind: "list", heading: line.replace(/:$/, ""), points: [] });
    else blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}
