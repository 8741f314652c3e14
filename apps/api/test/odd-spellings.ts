/** One parameter in every spelling a lax reader might take for the real one. */
export function listSpellings(name: string, value: string): string[] {
  const encodedValue = [...value].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
  const encodedName = [...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
  return [
    `${name}=${value}`,
    `${name}=%20${value}`,
    `${name}=${value}%20`,
    `${name}=+${value}`,
    `${name}=%09${value}`,
    `${name}=${value.toUpperCase()}`,
    `${name.toUpperCase()}=${value}`,
    `${name}=${encodedValue}`,
    `${encodedName}=${value}`,
    `${name}=public&${name}=${value}`,
    `${name}=${value}&${name}=public`,
    `${name}[]=${value}`,
    `${name}=${value}%00`,
    `${name}=&${name}=${value}`,
    `;${name}=${value}`,
  ];
}
