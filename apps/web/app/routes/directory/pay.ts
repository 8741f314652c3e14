import { redirect } from "react-router";
import { startPayment } from "#areas/payments/pay/start-payment.server.ts";
import type { Route } from "./+types/pay.ts";

export const loader = () => redirect("/my-account/payments");

export const action = ({ request }: Route.ActionArgs) => startPayment(request);
