/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type TemplateValue = Html | string | number | null | undefined | TemplateValue[];

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(strings: TemplateStringsArray, ...parts: TemplateValue[]): Html {
  const text = strings.reduce((result, string, index) => {
    const part = index === 0 ? "" : render(parts[index - 1]);
    return result + part + string;
  }, "");
  return new Html(text);
}

function render(part: TemplateValue): string {
  if (part === null || part === undefined) return "";
  if (Array.isArray(part)) return part.map(render).join("");
  return part instanceof Html ? part.text : escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
