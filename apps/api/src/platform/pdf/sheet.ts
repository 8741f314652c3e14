import { brand } from "@boab/contracts/common/brand";
import PDFDocument from "pdfkit";
import { allFonts, splitByFont, type Weight } from "./fonts.ts";

/** The unit is points; an inch has 72. */
const margin = 48;
const ink = "#1A1830";

export interface Style {
  size?: number;
  weight?: Weight;
  color?: string;
  /** The start of the column, measured from the left margin. */
  x?: number;
  width?: number;
  align?: "left" | "right";
}

/** A sheet of paper that is filled from top to bottom, in every script our members write in. */
export interface Sheet {
  /** Writes below the last text. */
  write(text: string, style?: Style): void;
  /** Writes cells side by side, and moves below the tallest. */
  row(cells: { text: string; style: Style }[]): void;
  line(): void;
  space(points: number): void;
  finish(): Promise<Buffer>;
}

export function makeSheet(title: string): Sheet {
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    info: { Title: title, Creator: brand.name, Producer: brand.name },
    lang: "en-AU",
  });
  for (const { name, data } of allFonts) pdf.registerFont(name, data);
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.once("end", resolve);
    pdf.once("error", reject);
  });
  const fullWidth = pdf.page.width - 2 * margin;
  const bottom = pdf.page.height - margin;

  function put(text: string, style: Style, top: number): void {
    const { size = 10.5, weight = "regular", color = ink, x = 0, align = "left" } = style;
    const width = style.width ?? fullWidth - x;
    const runs = splitByFont(text, weight);
    pdf.fontSize(size).fillColor(color);
    pdf.x = margin + x;
    // All scripts share one baseline.
    pdf.y = top + size;
    for (const [index, run] of runs.entries()) {
      const continued = index < runs.length - 1;
      pdf.font(run.font).text(run.text, { width, align, continued, baseline: "alphabetic" });
    }
    pdf.y -= size;
  }

  /** Measures the whole text in each of its fonts and takes the largest height, so it is never too low. */
  function measureHeight(
    text: string,
    { size = 10.5, weight = "regular", x = 0, ...style }: Style,
  ) {
    const width = style.width ?? fullWidth - x;
    pdf.fontSize(size);
    const heights = splitByFont(text, weight).map((run) =>
      pdf.font(run.font).heightOfString(text, { width }),
    );
    return Math.max(size, ...heights);
  }

  /** Starts a new page when the content doesn't fit on this one, unless it is higher than any page. */
  function ensureRoom(points: number): void {
    if (pdf.y + points > bottom && points <= bottom - margin) pdf.addPage();
  }

  return {
    write(text, style = {}) {
      ensureRoom(measureHeight(text, style));
      put(text, style, pdf.y);
    },
    row(cells) {
      ensureRoom(Math.max(...cells.map(({ text, style }) => measureHeight(text, style))));
      const top = pdf.y;
      let lowest = top;
      for (const { text, style } of cells) {
        put(text, style, top);
        lowest = Math.max(lowest, pdf.y);
      }
      pdf.y = lowest;
    },
    line() {
      pdf.y += 6;
      pdf
        .moveTo(margin, pdf.y)
        .lineTo(pdf.page.width - margin, pdf.y)
        .lineWidth(0.7);
      pdf.strokeColor("#CFC3AF").stroke();
      pdf.y += 8;
    },
    space(points) {
      pdf.y += points;
    },
    async finish() {
      pdf.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}
