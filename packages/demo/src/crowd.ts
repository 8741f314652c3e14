import { demoPeople, makeDemoUserId } from "./people.ts";

/** A made-up member nobody logs in as; there are as many as a directory of this size would have. */
export interface CrowdMember {
  id: string;
  fullName: string;
  username: string;
  email: string;
  createdAt: string;
}

const firstNames =
  "Abena Adut Aminata Ayen Biruk Chidi Dalia Efua Esi Farai Gatluak Habiba Idris Jabali Kadija Kofi Lindiwe Makena Mariam Musa Naledi Nkosana Obinna Omar Rahel Sade Samba Tendai Thandi Yohannes Yusuf Zainab".split(
    " ",
  );
const lastNames =
  "Abdi Achieng Addo Bekele Bangura Chuol Cisse Dlamini Eze Gebru Haile Hassan Kamara Kone Lual Moyo Mwangi Nyathi Obi Sesay".split(
    " ",
  );

const firstDay = Date.UTC(2025, 2, 1);
const joinGapMs = 22 * 60 * 60 * 1000;

/** Always the same, and in the order in which they joined. */
export function makeDemoCrowd(): CrowdMember[] {
  const known = new Set(demoPeople.map(({ username }) => username));
  return lastNames
    .flatMap((last) => firstNames.map((first) => `${first} ${last}`))
    .map((fullName) => ({ fullName, username: fullName.toLowerCase().replace(" ", ".") }))
    .filter(({ username }) => !known.has(username))
    .map(({ fullName, username }, index) => ({
      id: makeDemoUserId({ username }),
      fullName,
      username,
      email: `${username}@members.boab.example`,
      createdAt: new Date(firstDay + index * joinGapMs).toISOString(),
    }));
}
