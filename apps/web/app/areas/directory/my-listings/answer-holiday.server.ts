import { readBusinessForEditing, updateBusiness } from "@boab/contracts/directory/businesses";
import { SpecialDay } from "@boab/contracts/directory/special-days";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** Keeps the answer to a public holiday as a special day. The server decides who may save it. */
export async function answerHoliday(request: Request) {
  const values = await readFormValues(request);
  const { id = "", date, name: note, answer: kind } = values;
  const day = SpecialDay.safeParse({ date, kind, windows: [], note });
  if (!day.success) throw data(null, { status: 400 });
  const { call } = api(request);
  return runFormCall(async () => {
    const { version, specialDays } = await call(readBusinessForEditing, { params: { id } });
    const others = specialDays.filter((one) => one.date !== day.data.date);
    return call(updateBusiness, {
      params: { id },
      body: { version, specialDays: [...others, day.data] },
    });
  }, values);
}
