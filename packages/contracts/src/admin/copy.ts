export const settingCopy = {
  filmMissing: "We couldn't find that film in storage under public/films.",
  filmTooLarge: "That film is larger than 3 MB. Please use a smaller one.",
  filmStillMissing:
    "We couldn't find the film's still picture. It needs the same name, ending in .jpg.",
  filmStillTooLarge: "The film's still picture is larger than 400 kB. Please use a smaller one.",
} as const;
