import type { BenchArea } from "../area.ts";
import { type ContenderName, contenderNames } from "../contenders/contender.ts";
import { formatPerSecond, getOutcome, type Report } from "./figures.ts";

/** The product's ink, paper and hairline, and one colour for each contender. */
const colours: Record<ContenderName, string> = { SQL: "#E0A32E", thin: "#312F70", API: "#B03E1B" };
const ink = "#1A1830";
const quiet = "#66627A";
const paper = "#FAF5EC";
const line = "#E4D9C7";

const width = 960;
const left = 190;
const barHeight = 11;
const groupHeight = 52;
const panelGap = 44;
const top = 64;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const text = (x: number, y: number, words: string, style: string) =>
  `<text x="${x}" y="${y}" ${style}>${escapeXml(words)}</text>`;

function drawLegend(): string {
  return contenderNames
    .map((name, index) => {
      const x = left + index * 90;
      return `<rect x="${x}" y="38" width="12" height="12" rx="3" fill="${colours[name]}"/>${text(x + 18, 48, name, `fill="${ink}" font-size="13"`)}`;
    })
    .join("");
}

function drawPanel(area: BenchArea, report: Report, y: number): string {
  const maxRequestsPerSecond = Math.max(
    ...report.outcomes.map(({ requestsPerSecond }) => requestsPerSecond),
  );
  const scale = (width - left - 90) / maxRequestsPerSecond;
  const groups = area.queries.map(({ name }, group) => {
    const groupTop = y + 24 + group * groupHeight;
    const bars = contenderNames.map((contender, index) => {
      const { requestsPerSecond } = getOutcome(report, name, contender);
      const length = Math.max(1, requestsPerSecond * scale);
      const barTop = groupTop + index * (barHeight + 2);
      return `<rect x="${left}" y="${barTop}" width="${length.toFixed(1)}" height="${barHeight}" rx="3" fill="${colours[contender]}"/>${text(left + length + 6, barTop + 10, formatPerSecond(requestsPerSecond), `fill="${quiet}" font-size="11"`)}`;
    });
    return `${text(left - 14, groupTop + 23, name, `fill="${ink}" font-size="13" text-anchor="end"`)}${bars.join("")}`;
  });
  const rule = `<line x1="24" x2="${width - 24}" y1="${y + 8}" y2="${y + 8}" stroke="${line}"/>`;
  return `${text(24, y, `${report.size} rows`, `fill="${ink}" font-size="15" font-weight="600"`)}${rule}${groups.join("")}`;
}

/** Bars of requests per second, one panel per size, each with its own scale. */
export function drawBars(area: BenchArea, reports: Report[]): string {
  const panelHeight = area.queries.length * groupHeight + panelGap;
  const height = top + reports.length * panelHeight + 12;
  const panels = reports.map((report, index) =>
    drawPanel(area, report, top + 24 + index * panelHeight),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Onest, system-ui, sans-serif" role="img" aria-label="Requests per second of SQL, thin server and API"><rect width="${width}" height="${height}" fill="${paper}"/>${text(24, 28, `${area.title}, requests per second`, `fill="${ink}" font-size="18" font-weight="660"`)}${drawLegend()}${panels.join("")}</svg>\n`;
}
