import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { checkRegistration, isPasswordReady, type Registration } from "../registration.ts";
import type { SignIn } from "../use-sign-in.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const emptyRegistration: Registration = { fullName: "", email: "", password: "", confirmation: "" };

export function RegisterForm({ signIn, isReady }: { signIn: SignIn; isReady: boolean }) {
  const [form, setForm] = useState(emptyRegistration);
  const [isSent, setSent] = useState(false);
  const refusals = isSent ? checkRegistration(form) : {};

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    const refused = Object.keys(checkRegistration(form))[0];
    if (refused) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${refused}"]`)?.focus();
      return;
    }
    void signIn.register(form.email.trim(), form.password, form.fullName.trim());
  }

  return (
    <form noValidate onSubmit={handleSubmit} onFocus={signIn.prepare} className="space-y-4">
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        required
        maxLength={120}
        value={form.fullName}
        error={refusals.fullName}
        onChange={(event) => setForm({ ...form, fullName: event.target.value })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={form.email}
        error={refusals.email}
        onChange={(event) => setForm({ ...form, email: event.target.value })}
      />
      <NewPasswordFields
        value={form}
        onChange={(passwords) => setForm({ ...form, ...passwords })}
      />
      <Button
        type="submit"
        size="lg"
        isFull
        isPending={signIn.pendingMethod === "email"}
        pendingLabel="Creating your account"
        disabled={!isReady || !isPasswordReady(form)}
      >
        Register
      </Button>
      <p className="text-xs text-ink-3">
        By registering you agree to our{" "}
        <Link to="/terms" className="link">
          terms
        </Link>{" "}
        and{" "}
        <Link to="/policies" className="link">
          policies
        </Link>
        .
      </p>
    </form>
  );
}
