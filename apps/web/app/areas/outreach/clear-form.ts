const typedFieldTypes = new Set(["text", "email", "textarea"]);

/** Also clears values the server put back after an error. */
export function clearForm(form: Pick<HTMLFormElement, "elements"> | null) {
  for (const element of form?.elements ?? []) {
    const field = element as HTMLInputElement;
    if (typedFieldTypes.has(field.type)) field.value = "";
  }
}
