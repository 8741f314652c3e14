import { makeVisitSteps } from "../support/newcomer.ts";
import { makePerson, testPassword } from "../support/people.ts";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });

test("X-78 a newcomer to the demo finds, books, buys from two stores, watches, reads and applies without a closed door", async ({
  page,
}) => {
  const { email } = await makePerson("Zola Abebe", { isVerified: true });
  for (const { name, take } of makeVisitSteps({ email, password: testPassword })) {
    await test.step(name, () => take(page));
  }
});
