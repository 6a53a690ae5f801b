/** The board on a phone: two plates, Pu'er and the map; the one that is asked about opens by itself. */
import { useEffect, useRef, useState } from "preact/hooks";
import { PlaceBox } from "../../board/Place.tsx";
import { Market } from "./Bank.tsx";
import { Duli } from "./Duli.tsx";
import { type Drawing, NARROW_PUER, narrowGeometry } from "./geometry.ts";
import { Land, Ways } from "./Land.tsx";
import { Provinces } from "./Province.tsx";
import { Puer } from "./Puer.tsx";

type PlateName = "puer" | "map";

export function PhoneBoard(props: Drawing) {
  const { view, data, t } = props;
  // A plate opened by hand stays open until the next question.
  const [opened, setOpened] = useState<{ node: string; plate: PlateName } | null>(null);
  const plate = opened?.node === view.node ? opened.plate : wantedPlate(props);
  const { width, height } = NARROW_PUER;
  const map = useRef<HTMLDivElement>(null);
  // A new question moves the map, a click does not.
  useEffect(() => {
    if (plate === "map" && map.current) lookAt(map.current);
  }, [plate, view.node]);
  return (
    <div class="board-frame board-phone yunnan yunnan-narrow">
      <div class="plates">
        {(["puer", "map"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={plate === name}
            onClick={() => setOpened({ node: view.node, plate: name })}
          >
            {t(name === "puer" ? "yunnan-province-puer" : "yunnan-board-map")}
          </button>
        ))}
      </div>
      {view.node === "convert" && <Conversion {...props} />}
      <div class="plate" hidden={plate !== "puer"}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          class="board-drawing"
          aria-label={t("yunnan-province-puer")}
        >
          <Puer {...props} geometry={narrowGeometry(data)} />
        </svg>
      </div>
      <div class="plate plate-map" hidden={plate !== "map"} ref={map}>
        <svg viewBox="54 54 892 892" class="board-drawing" aria-label={t("yunnan-board-map")}>
          <Land {...props} />
          <rect x={58} y={58} width={884} height={884} class="frame" />
          <Ways {...props} />
          <Provinces {...props} />
          <text x={76} y={562} font-size={28} class="province-name">
            {t("yunnan-province-puer")}
          </text>
          <Market {...props} />
          <Duli {...props} x={76} y={590} />
        </svg>
      </div>
    </div>
  );
}

/** Bids and the bank are made in Pu'er, everything else on the map. Where both are lit: Pu'er. */
export function wantedPlate({ view, lights }: Pick<Drawing, "view" | "lights">): PlateName {
  const lit = [...lights].filter(([, light]) => light !== "last").map(([place]) => place);
  if (lit.length === 0) return view.node === "turn" ? "puer" : "map";
  return lit.some((place) => /^(building|bank):/.test(place)) ? "puer" : "map";
}

/** Moves the map so that the middle of the places that may be chosen is seen. */
function lookAt(map: HTMLElement): void {
  const lit = [...map.querySelectorAll(".place-legal")].map((place) =>
    place.getBoundingClientRect(),
  );
  if (lit.length === 0) return;
  const frame = map.getBoundingClientRect();
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  map.scrollLeft += mean(lit.map((box) => box.x + box.width / 2)) - frame.x - frame.width / 2;
  map.scrollTop += mean(lit.map((box) => box.y + box.height / 2)) - frame.y - frame.height / 2;
}

/** The rail has no room on a phone: the numbers are buttons. */
function Conversion({ view }: Drawing) {
  const income = view.colors.find(({ color }) => color === view.color)?.income ?? 0;
  return (
    <div class="numbers">
      {Array.from({ length: income + 1 }, (_, n) => (
        <PlaceBox key={n} id={`income:${n}`} class="number">
          {n}
        </PlaceBox>
      ))}
    </div>
  );
}
