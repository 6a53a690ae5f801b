import { render } from "preact";
import { App } from "./app/App.tsx";
import { applySettings } from "./app/settings.ts";
import { syncSettings } from "./app/state.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/controls.css";
import "./styles/places.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/learn.css";

applySettings();
syncSettings();
render(<App />, document.getElementById("house") as HTMLElement);
