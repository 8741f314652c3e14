const typed = new Set(["text", "email", "textarea"]);

/** Empties what was typed, also where the server had put a refused text back. */
export function clearForm(form: Pick<HTMLFormElement, "elements"> | null) {
  for (const element of form?.elements ?? []) {
    const field = element as HTMLInputElement;
    if (typed.has(field.type)) field.value = "";
  }
}
