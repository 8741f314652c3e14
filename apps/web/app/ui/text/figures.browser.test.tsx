import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

test("amounts have figures of one width in columns alone", async () => {
  await render(
    <>
      <b className="type-money">$180.00</b>
      <table>
        <tbody>
          <tr>
            <td className="type-money">$181.00</td>
          </tr>
        </tbody>
      </table>
    </>,
  );
  const readNumericStyle = (text: string) =>
    getComputedStyle(page.getByText(text).element()).fontVariantNumeric;
  expect(readNumericStyle("$180.00")).toBe("lining-nums");
  expect(readNumericStyle("$181.00")).toContain("tabular-nums");
});
