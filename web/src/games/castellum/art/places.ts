/** The places of work, each in a box of 120 by 72 whose ground lies at 66; workers stand before it. */
import { shapesOf, type Drawings, type Shape } from '../../../art/shapes';

export const placeParts: Drawings = {
  log: `
br M6-7h30v14H6z
br1 M6 0h30v7H6z
go o 6 0 7
br/1.5 o 6 0 3.5`,
  house: `
A M0 66V30h30v36z
A1 M16 30h14v36H16z
B1 M-4 32L15 8l19 24z
B M-4 32L15 8l4 24z
wn M6 38h6v9H6zM19 38h6v9h-6zM12 52h8v14h-8z`,
  gable: `
A M0 66V20h5v-6h5V8h5V2h6v6h5v6h5v6h5v46z
A1 M20 66V2h1v6h5v6h5v6h5v46z
wn M7 26h6v10H7zM23 26h6v10h-6zM7 42h6v10H7zM23 42h6v10h-6zM15 54h7v12h-7z
wh*.6 M0 20h5v1H0zM5 14h5v1H5zM10 8h5v1h-5zM15 2h6v1h-6z`,
  spire: `
A M0 66V20h20v46z
A1 M11 20h9v46h-9z
sl M-3 22L10-12 23 22z
sl1 M10-12L23 22h-9z
wn M7 28h6v10H7zM7 44h6v10H7z`,
  tree: `
br1 M-2-8h4V0h-4z
gr o 0 -18 12
gr1 M3-30a12 12 0 0 1-5 23.5q11-9 5-23.5z`,
};

export const PLACE_TEXTS: Drawings = {
  houtmaas: `
mu1 M0 58h120v14H0z
mu2/2 M8 66h20M50 69h26M92 65h20
sn1 M20 44h100v16H20z
sn M16 38h104v8H16z
br1/5 M86 40L100-6M86 40l12-24
br/6 M98 12L58-6
br2/1.6 M59-5v18
br1 M84 14h34v26H84z
br M84 14h16v26H84z
ro1 M80 15l10-16h20l12 16z
ro M80 15l10-16h10l-3 16z
br2/3 o 101 27 8
=log @translate(40 18) scale(.7)
=log @translate(24 36) scale(.75)
=log @translate(50 36) scale(.75)
=log @translate(37 26) scale(.75)
br2 M2 58q22 8 46-1l-5 10q-20 5-36 0z
br M2 58q22 8 46-1l-1 3q-22 8-44 1z`,
  muntstraat: `
=house ro ro @translate(4 4) scale(.95)
=house sn sl @translate(84 6) scale(.9)
=gable sn @translate(42 0)
go o 60 24 8
go1 M60 16a8 8 0 0 1 0 16z
go2/1.6 o 60 24 4.4
go e 30 64 7 3 30 61 7 3 30 58 7 3 88 64 7 3 88 61 7 3
go2/1 e 30 58 4 1.4 88 61 4 1.4`,
  pietersberg: `
gs1 M0 72V40Q30 6 66 8q34 0 54 34v30z
sn M14 72V48l14-22 22-8 26 2 20 18 10 34z
sn1 M60 19l16 1 20 18 10 34H66q8-26-6-53z
sn2/1.6*.6 M22 40h22M48 30h22M30 52h30M64 46h26M40 62h26M76 58h22M44 20v10M34 40v12M56 30v16M80 46v12
bk2 M38 72V60a9 11 0 0 1 18 0v12z
st M74 72l6-10 12 2 2 8zM92 72l4-8 10 0 4 8z
st1 M86 63l6 1 2 8h-9zM102 64h4l4 8h-9z
br2/3 M104 34L96 62
st/3 M98 36q8-6 14 2`,
  markt: `
=gable ro @translate(0 2) scale(.8 .96)
=gable sn @translate(90 2) scale(.8 .96)
br1 M36 36h4v32h-4zM80 36h4v32h-4z
br M34 50h52v8H34z
br1 M62 50h24v8H62z
wh M28 38l8-20h12l-4 20z
re M44 38l4-20h12v20z
wh M60 38V18h12l4 20z
re1 M76 38l-4-20h12l8 20z
re1 M28 38h16q-8 8-16 0zM60 38h16q-8 8-16 0z
wh1 M44 38h16q-8 8-16 0zM76 38h16q-8 8-16 0z
go o 44 47 4 52 47 4
gr o 62 47 4 70 47 4
re o 78 47 4
oc M10 70l3-12h12l3 12z`,
  oudebrug: `
mu1 M0 40h120v32H0z
mu2/2 M10 64h16M56 67h20M96 62h18
sn1 M0 26h120v20q-8-12-18-6v24H92V48a13 14 0 0 0-26 0v18H54V48a13 14 0 0 0-26 0v16H18V44Q8 38 0 46z
sn2 M54 66V48a13 14 0 0 0-26 0h4a10 11 0 0 1 20 0v18zM92 64V48a13 14 0 0 0-26 0h4a10 11 0 0 1 20 0v16z
sn M0 18q60-8 120 0v10q-60-8-120 0z
wh*.7 M0 17q60-8 120 0v2q-60-8-120 0z
sn M92 48V-6h22v54z
sn1 M104-6h10v54h-10z
sl M88-4l15-18 15 18z
sl1 M103-22l15 18h-13z
bk2 M98 24V14a5 6 0 0 1 10 0v10z`,
  dinghuis: `
=house sn ro @translate(2 8) scale(.9)
=house ro sl @translate(90 10) scale(.85)
wh M38 66V16h44v50z
wh1 M62 16h20v50H62z
br1/3 M38 16v50M82 16v50M53 16v50M67 16v50M38 32h44M38 48h44M38 32l15-16M82 32L67 16M38 48l15-16M82 48L67 32
sl M34 18L60-18 86 18z
sl1 M60-18L86 18H70z
wn M42 36h8v8h-8zM70 36h8v8h-8zM56 36h8v8h-8z
br2 M55 52h10v14H55z
go M59-26h2v10h-2z
st o 60 4 6
bk1/1.4 M60 0v4h3`,
  servaas: `
sn M38 66V34h44v32z
sn1 M62 34h20v32H62z
sl1 M34 36l26-20 26 20z
sl M34 36l26-20 8 20z
=spire sn @translate(16 0)
=spire sn @translate(84 0)
wn M52 66V52a8 9 0 0 1 16 0v14z
br1 M54 66V53a6 7 0 0 1 12 0v13z
br2 M60 46a6 7 0 0 1 6 7v13h-6z
go o 60 28 5
go/2 M26-11v-9M23-17h6M94-11v-9M91-17h6
hh1*.5 M38 44h44v2H38z`,
  vrijthof: `
=tree @translate(10 60) scale(.9)
=tree @translate(112 60) scale(.8)
wh M24 66l16-34 16 34z
wh1 M40 32l16 34H44z
br2 M38 66l3-16 4 16z
re M24 66l16-34 3 6-13 28z
wh M70 66l14-30 14 30z
wh1 M84 36l14 30H88z
bl M70 66l14-30 3 6-11 24z
br2 M62-12h2.6v78H62z
re M65-12q12-5 26 0v18q-14 5-26 0z
wh M78-9l1.8 4.4 4.8.2-3.8 2.8 1.4 4.6-4.2-2.6-4.2 2.6 1.4-4.6-3.8-2.8 4.8-.2z
br2/2 M52 66l8-22M68 66l-6-22
st/2 M58 44l2-8M64 44l-1-8`,
  helpoort: `
sn1 M0 66V36h120v30z
sn M0 38V28h10v6h9v-6h10v6h62v-6h10v6h9v-6h10v10z
sn2/1.2*.5 M0 46h120M0 56h120
sn1 M42 66V14h36v52z
sn M42 66V14h18v52z
sl M40 16L60-6l20 22z
sl1 M60-6l20 22H66z
bk2 M50 66V48a10 12 0 0 1 20 0v18z
br1 M53 66V49a7 9 0 0 1 14 0v17z
=spire sn @translate(20 0)
=spire sn @translate(80 0)`,
  jeker: `
mu1 M0 56h120v16H0z
mu2/2 M6 64h18M70 67h22
=house sn ro @translate(40 -2) scale(1.3 1.02)
=house ro sl @translate(88 10) scale(.85)
br1/4 o 32 46 20
br2/2.4 M32 26v40M12 46h40M18 32l28 28M46 32L18 60
br o 32 46 4`,
  wyck: `
=gable ro @translate(4 0)
=gable sn @translate(42 0)
=gable ro @translate(80 0)
br1 M20 0h18v3H20zM58 0h18v3H58z
br2/1.6 M36 2v18M74 2v14
oc M30 20h12v10H30z
br M10 56h14v12H10zM26 58h12v10H26z
br2/1.4 M10 62h14M26 63h12`,
};
export const PLACES: readonly string[] = Object.keys(PLACE_TEXTS);
const drawn = new Map(Object.entries(PLACE_TEXTS).map(([id, text]) => [id, shapesOf(text, placeParts)]));

export function placeDrawing(id: string): readonly Shape[] {
  return drawn.get(id) ?? [];
}

/** The town behind its wall, 700 wide: a row of roofs farther away, and one close to the wall. */
export const ROOFS_TEXT = [30, 84, 118, 186, 262, 288, 352, 404, 452, 506, 562, 606, 662]
  .map(
    (x, index) =>
      `=house ${['ro ro', 'sn ro', 'ro sl'][index % 3]} @translate(${x} ${30 + (index % 2) * 5}) scale(.9)`,
  )
  .concat(
    [0, 62, 96, 150, 240, 330, 372, 470, 540, 586, 640].map(
      (x, index) =>
        `=${['house sn ro', 'house ro sl', 'gable sn', 'house ro ro'][index % 4]} @translate(${x} 26) scale(1.2 1)`,
    ),
    [
      '=spire sn @translate(200 20) scale(1.1)',
      '=spire ro @translate(430 12) scale(1.25)',
      '=spire sn @translate(456 22)',
      '=tree @translate(312 92)',
      '=tree @translate(524 94)',
      '=tree @translate(690 92)',
    ],
  )
  .join('\n');
export const ROOFS = shapesOf(ROOFS_TEXT, placeParts);
