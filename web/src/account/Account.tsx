/** Who I am: name, account, sessions, export, farewell. */
import { useEffect, useState } from "preact/hooks";
import { announce, refusalText } from "../app/announce.ts";
import { settings } from "../app/settings.ts";
import { isSignedIn, me, setPerson, signInAsGuest, t } from "../app/state.ts";
import { get, post, put, Refusal, remove } from "../net/http.ts";
import type { OwnAccount, SessionView } from "../protocol/messages.ts";
import { Button, Field } from "../ui/controls.tsx";
import { download } from "../ui/download.ts";

export function Account() {
  const who = me.value;
  if (!who) return null;
  return (
    <main class="account">
      <h1>{t("web-account")}</h1>
      {isSignedIn() ? (
        <>
          <NameForm />
          {who.role === "account" ? <PasswordForm /> : <RegisterForm />}
          <Sessions />
          <DeleteAccountPanel />
        </>
      ) : (
        <>
          <GuestForm />
          <LogInForm />
        </>
      )}
    </main>
  );
}

interface FormProps {
  title: string;
  about?: string;
  button: string;
  ready: boolean;
  send(): Promise<void>;
  children: preact.ComponentChildren;
}

/** A form that says in words what went wrong and keeps what was typed. */
function Form({ title, about, button, ready, send, children }: FormProps) {
  const [wrong, setWrong] = useState("");
  const submit = async () => {
    setWrong("");
    try {
      await send();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setWrong(refusalText(error.why));
    }
  };
  return (
    <section class="panel padded">
      <h2>{title}</h2>
      {about && <p class="soft">{about}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void submit();
        }}
      >
        {children}
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="button button-ink" disabled={!ready}>
          {button}
        </button>
      </form>
    </section>
  );
}

function GuestForm() {
  const [name, setName] = useState("");
  return (
    <Form
      title={t("web-name-title")}
      about={t("web-name-about")}
      button={t("web-name-go")}
      ready={name.trim() !== ""}
      send={() => signInAsGuest(name.trim())}
    >
      <Field label={t("web-name")} value={name} onInput={setName} autocomplete="nickname" />
    </Form>
  );
}

function NameForm() {
  const [name, setName] = useState(me.value?.name ?? "");
  const send = async () => {
    const { name: kept } = await put<{ name: string }>("/api/me/name", { name: name.trim() });
    if (me.value) me.value = { ...me.value, name: kept };
    announce(t("web-kept"));
  };
  return (
    <Form
      title={t("web-name")}
      about={t("web-rename-about")}
      button={t("web-keep")}
      ready={name.trim() !== ""}
      send={send}
    >
      <Field label={t("web-name")} value={name} onInput={setName} autocomplete="nickname" />
    </Form>
  );
}

function RegisterForm() {
  const send = async (login: string, password: string) => {
    await post("/api/me/account", { login, password });
    await put("/api/me/preferences", settings.value);
    await setPerson(await get<OwnAccount>("/api/me"));
    announce(t("web-registered"));
  };
  return (
    <Credentials
      title={t("web-register")}
      about={t("web-register-about")}
      autocomplete="new-password"
      send={send}
    />
  );
}

function LogInForm() {
  const send = async (login: string, password: string) =>
    setPerson(await post<OwnAccount>("/api/session", { login, password }));
  return <Credentials title={t("web-log-in")} autocomplete="current-password" send={send} />;
}

interface CredentialsProps {
  title: string;
  about?: string;
  autocomplete: "new-password" | "current-password";
  send: (login: string, password: string) => Promise<void>;
}

/** A login and a password. */
function Credentials({ title, about, autocomplete, send }: CredentialsProps) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  return (
    <Form
      title={title}
      {...(about ? { about } : {})}
      button={title}
      ready={login.trim() !== "" && password !== ""}
      send={() => send(login, password)}
    >
      <Field label={t("web-login")} value={login} onInput={setLogin} autocomplete="username" />
      <Field
        label={t("web-password")}
        type="password"
        value={password}
        onInput={setPassword}
        autocomplete={autocomplete}
      />
    </Form>
  );
}

function PasswordForm() {
  const [old, setOld] = useState("");
  const [fresh, setFresh] = useState("");
  const send = async () => {
    await put("/api/me/password", { old, new: fresh });
    setOld("");
    setFresh("");
    announce(t("web-kept"));
  };
  return (
    <Form
      title={t("web-change-password")}
      about={t("web-change-password-about")}
      button={t("web-keep")}
      ready={old !== "" && fresh !== ""}
      send={send}
    >
      <Field
        label={t("web-password-old")}
        type="password"
        value={old}
        onInput={setOld}
        autocomplete="current-password"
      />
      <Field
        label={t("web-password-new")}
        type="password"
        value={fresh}
        onInput={setFresh}
        autocomplete="new-password"
      />
    </Form>
  );
}

function Sessions() {
  const [sessions, setSessions] = useState<SessionView[]>([]);
  const load = async () => setSessions(await get<SessionView[]>("/api/me/sessions"));
  useEffect(() => {
    load().catch(() => setSessions([]));
  }, []);
  const end = async (id: string) => {
    await remove(`/api/me/sessions/${id}`);
    await load();
  };
  return (
    <section class="panel padded">
      <h2>{t("web-sessions")}</h2>
      <ul class="plain">
        {sessions.map((session) => (
          <li key={session.id} class="line-row">
            <span>
              {session.label || t("web-session")}{" "}
              <span class="soft fine">
                {new Date(session.last_used).toLocaleString(settings.value.language)}
              </span>
            </span>
            {session.yours ? (
              <span class="chip">{t("web-this-session")}</span>
            ) : (
              <Button onClick={() => void end(session.id)}>{t("web-end-session")}</Button>
            )}
          </li>
        ))}
      </ul>
      <div class="buttons">
        {me.value?.role === "account" && (
          <Button onClick={() => void leave("/api/session")}>{t("web-log-out")}</Button>
        )}
        {me.value?.role === "account" && (
          <Button onClick={() => void leave("/api/me/sessions")}>
            {t("web-log-out-everywhere")}
          </Button>
        )}
      </div>
    </section>
  );
}

async function leave(path: string): Promise<void> {
  await remove(path);
  await setPerson(await get<OwnAccount>("/api/me"));
}

function DeleteAccountPanel() {
  const [sure, setSure] = useState(false);
  const [password, setPassword] = useState("");
  const account = me.value?.role === "account";
  const save = async () => {
    const all = await get<unknown>("/api/me/export");
    download("teahouse.json", JSON.stringify(all, null, 2), "application/json");
  };
  const send = async () => {
    await remove("/api/me", { password });
    await setPerson(await get<OwnAccount>("/api/me"));
  };
  return (
    <section class="panel padded">
      <h2>{t("web-my-data")}</h2>
      <p class="soft">{t("web-my-data-about")}</p>
      <div class="buttons">
        <Button icon="export" onClick={() => void save()}>
          {t("web-export-me")}
        </Button>
        {!sure && <Button onClick={() => setSure(true)}>{t("web-delete-me")}</Button>}
      </div>
      {sure && (
        <Form
          title={t("web-delete-me")}
          about={t("web-delete-me-about")}
          button={t("web-delete-me-sure")}
          ready={!account || password !== ""}
          send={send}
        >
          {account && (
            <Field
              label={t("web-password")}
              type="password"
              value={password}
              onInput={setPassword}
              autocomplete="current-password"
            />
          )}
        </Form>
      )}
    </section>
  );
}
