/** A guest needs only a name; it is asked once. */
import { useState } from "preact/hooks";
import { refusalText } from "../app/announce.ts";
import { isSignedIn, signInAsGuest, t } from "../app/state.ts";
import { Refusal } from "../net/http.ts";
import { Dialog, Field } from "../ui/controls.tsx";

export function needsName(): boolean {
  return !isSignedIn();
}

export function NameDialog({ onNamed, onClose }: { onNamed(): void; onClose(): void }) {
  const [name, setName] = useState("");
  const [wrong, setWrong] = useState("");
  const done = async () => {
    try {
      await signInAsGuest(name.trim());
      onNamed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setWrong(refusalText(error.why));
    }
  };
  return (
    <Dialog title={t("web-name-title")} close={t("web-close")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void done();
        }}
      >
        <Field
          label={t("web-name")}
          value={name}
          onInput={setName}
          autofocus
          maxLength={40}
          autocomplete="nickname"
        />
        <p class="soft fine">{t("web-name-about")}</p>
        {wrong && <p class="wrong">{wrong}</p>}
        <div class="buttons spread">
          <a href="#/account" class="fine">
            {t("web-i-have-an-account")}
          </a>
          <button type="submit" class="button button-seal" disabled={!name.trim()}>
            {t("web-name-go")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
