/** Lets React draw what has changed. `expect.element` would set the test's own clock forward while it waits. */
export const waitForRender = () => new Promise((resolve) => setTimeout(resolve, 50));
