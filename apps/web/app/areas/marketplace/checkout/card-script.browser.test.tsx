import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useCardScript } from "./card-script.ts";

const findScripts = () => document.querySelectorAll('script[src^="https://js.stripe.com/"]');

function Page({ cardKey }: { cardKey: string | undefined }) {
  useCardScript(cardKey);
  return <p>Pay</p>;
}

afterEach(() => {
  for (const script of findScripts()) script.remove();
});

test("CART-17 X-65 the card partner's script is loaded once, and only with a key", async () => {
  const screen = await render(<Page cardKey={undefined} />);
  expect(findScripts()).toHaveLength(0);
  await screen.rerender(<Page cardKey="pk_test_1" />);
  await screen.rerender(<Page cardKey="pk_test_2" />);
  expect(findScripts()).toHaveLength(1);
});
