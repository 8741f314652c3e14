import type { FormEvent } from "react";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { SignIn } from "../use-sign-in.ts";
import { useModePath } from "./mode-switch.tsx";

export function LoginForm({ signIn, isReady }: { signIn: SignIn; isReady: boolean }) {
  const getModePath = useModePath();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void signIn.logIn(String(form.get("email")).trim(), String(form.get("password")));
  }

  return (
    <form onSubmit={handleSubmit} onFocus={signIn.prepare} className="space-y-4">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <p className="text-right text-sm">
        <Link to={getModePath("forgot")} replace className="link target-44">
          Forgot your password?
        </Link>
      </p>
      <Button
        type="submit"
        size="lg"
        isFull
        isPending={signIn.pendingMethod === "email"}
        pendingLabel="Logging in"
        disabled={!isReady}
      >
        Login
      </Button>
    </form>
  );
}
