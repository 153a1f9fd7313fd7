/** Soldiers of four centuries, in a box with the foot at 0 0 and the head at -66. A is the coat, B the sash. */
import { shapesOf, type Drawings, type Shape } from '../../../art/shapes';

export const figureParts: Drawings = {
  body: `
bk2*.26 e 7 0 15 3.5
wh M-7-17h6l-1 14h-5z
wh1 M2-17h6v14H3z
bk2 M-9-4h8v4h-8zM2-4h8l2 4H2z
=torso A B C`,
  torso: `
A M-8-39q8-4 16 0l6 25q-14 5-28 0z
A1 M2-41q4 0 6 2l6 25q-6 3-12 2z
go M-14-17q14 5 28 0l.6 3q-14 5-29.2 0z
B M-7-38l15 18-2 4-15-18z
A1 M-9-38q-6 9-5 17h6q-2-7 3-13z
C M-13-23h5v5h-5z
br1 M-7-50h14v8q2 3 0 6-7 3-14 0-2-3 0-6z
C M-5-50H5v7q-5 6-10 0z
C1 M1-50h4v7q-2 3-5 3z
bk2 M-3-47h2v2h-2zM2-47h2v2H2z
wh M-5-40H6l-2 5h-6z`,
  hat1579: `
st M-14-49Q-10-56 0-56t14 7Q0-53-14-49z
st M-9-51Q-8-64 0-65q8 1 9 14-9-3-18 0z
st1 M1-65q7 2 8 14l-8-2z
st2 M-2-68q4-2 5 1v11h-4z`,
  hat1632: `
A2 M-16-48Q0-57 16-49 0-51-16-48z
A1 M-8-51q-1-12 7-13 9 0 8 13-7-2-15 0z
go M-8-53q8-3 15 0v2q-8-2-15 0z
wh M4-58q11-12 16 0-7-3-14 3z`,
  hat1673: `
bk1 M-14-48Q0-58 15-48 0-52-14-48zM-7-51q0-11 7-11t7 11q-7-2-14 0z
re M3-59q12-7 14 5-6-4-14-1z`,
  hat1794: `
bk1 M-17-49Q-13-65 0-65t17 16Q8-55 0-55t-17 6z
bk2 M2-65q12 0 15 16-6-4-13-5z
re o 6 -59 3.4
wh o 6 -59 2.2
bl o 6 -59 1.1`,
  arm1579: `
br2/2.6 M14 0V-84
st M14-96l4 13h-8z
st1 M14-96v13h4z`,
  arm1632: `
br2/3.4 M6-22L18-60
st1/2 M11-42L18.5-63
br1/2 M15-48L20 0`,
  arm1673: `
br2/3.4 M7-20L17-62
st/2 M12-44L17.5-66`,
  arm1794: `
br2/3.4 M8-18L16-58
st/1.8 M13-44L18.5-76`,
  horse: `
bk2*.28 e 4 1 34 5
A1 M-21-18l-2 18h6l5-16zM14-18l2 18h6l2-20z
A M-13-18l-1 18h6l4-18zM22-20l4 20h5l-1-24z
A M-30-38c4-8 14-9 26-8h18c12 0 19 6 19 18l-3 13c-8 2-12-1-14-5h-26c-10 3-18 0-20-18z
A1 M-4-22h26c4-8 4-16 0-23 8 3 11 8 11 17l-3 13c-8 2-12-1-14-5h-18z
A M-27-32c-6-10-8-20-4-28l-1-8 6 4c5 2 8 6 8 12l6 12z
A1 M-33-58q-8 8-9 16 5 5 9 0l8-8z
A2 M-25-66c9 6 12 16 14 24l-6 2q-2-14-10-22z
bk2 o -32 -55 1.5
A2 M32-34q10 8 7 24-8-6-10-18z
B M-6-46h20l3 16q-13 4-24 0z
go M-8-32q13 4 25 0v3q-13 4-25 0z`,
  cannon: `
bk2*.28 e 4 1 34 5
br2 M-4-16L34 0l-2 4L-8-10z
bk M-38-34l46 10-3 12-46-13z
bk2 M-38-27l44 11-1 4-44-11z
hh2 M-36-34l42 9-1 3-42-10z
go2 M-40-37l6 1-3 14-6-2zM4-26l6 2-3 12-6-2z
br1/5 M4-27a13 13 0 1 0 .1 0z
br/3 M4-27a13 13 0 1 0 .1 0z
br2/2.4 M4-27v26M-9-14h26M-5-23l18 18M13-23L-5-5
go o 4 -14 3.4
bk2 o 26 -4 4.4 34 -4 4.4 30 -10 4.4`,
  soldier1579: '=body A B C\n=hat1579\n=arm1579',
  soldier1632: '=body A B C\n=hat1632 br\n=arm1632',
  soldier1673: '=body A B C\n=hat1673\n=arm1673',
  soldier1794: '=body A B C\n=hat1794\n=arm1794',
  /* In the saddle: a thigh along the horse and a boot in the stirrup. */
  rider: `
wh M-7-18h13q1 8-3 14l-10 1q-3-8 0-15z
wh1 M1-18h5q1 8-3 14l-4 .5q3-7 2-14.5z
bk1 M-10-5h11l1 12h-8l-4 1z
bk2 M-8 5h13q2 4 0 5H-8zM-2-5h3l1 12h-3z
go/1.4 M-1-14l1 25M-9 11h13
=torso A B C`,
  star: 're M16-84h18v13q0 8-9 11-9-3-9-11z\nwh M25-82l2 5.6 6 .2-4.7 3.5 1.7 5.7-5-3.4-5 3.4 1.7-5.7-4.7-3.5 6-.2z',
  pole: 'br2 M-1.5-88h3V0h-3z\ngo o 0 -90 3',
  /* The town's own: red with its star. */
  ours1579: `
=pole
re M1-87q12-7 24 0t24 0v30q-12 7-24 0t-24 0z
re1 M25-87q12 7 24 0v30q-12 7-24 0z
wh M25-84l3.4 8 9 .4-7 5.4 2.4 8.6-7.8-5-7.8 5 2.4-8.6-7-5.4 9-.4z`,
  ours1632: '=ours1579',
  /* The States' colours with the town's star. */
  ours1673: `
=pole
oc M1-87q12-7 24 0t24 0v10q-12 7-24 0t-24 0z
wh M1-77q12-7 24 0t24 0v10q-12 7-24 0t-24 0z
bl M1-67q12-7 24 0t24 0v10q-12 7-24 0t-24 0z
=star`,
  ours1794: '=ours1673',
  /* Burgundy's ragged cross. */
  theirs1579: `
=pole
wh1 M1-87q12-7 24 0t24 0v30q-12 7-24 0t-24 0z
re1/5 M6-84L44-60M44-84L6-60
re1/2.6 M14-84l-3 6M22-79l-3 6M36-84l3 6M28-79l3 6M14-60l-3-6M36-60l3-6`,
  /* Orange, white and blue bars on edge: the army of the States. */
  theirs1632: `
=pole
oc1 M1-87q12-7 24 0t24 0v10q-12 7-24 0t-24 0z
wh1 M1-77q12-7 24 0t24 0v10q-12 7-24 0t-24 0z
bl1 M1-67q12-7 24 0t24 0v10q-12 7-24 0t-24 0z
oc2 M18-72a7 7 0 1 1 14 0 7 7 0 1 1-14 0z`,
  /* A white cross and lilies. */
  theirs1673: `
=pole
bl1 M1-87q12-7 24 0t24 0v30q-12 7-24 0t-24 0z
wh1 M21-88h8v30h-8zM1-76q24-5 48 0v8q-24 5-48 0z
go M10-86q4 4 0 8h-2v-8zM40-86q4 4 0 8h-2v-8zM10-66q4 4 0 8h-2v-8zM40-66q4 4 0 8h-2v-8z`,
  /* Three bars upright. */
  theirs1794: `
=pole
bl M1-87q8-5 16-3v30q-8-2-16 3z
wh M17-90q8 2 16 3v30q-8-1-16-3z
re M33-87q8 4 16 0v30q-8 4-16 0z`,
};

export type Arm = 'infantry' | 'cavalry' | 'artillery';
const COATS = ['bl', 'gr', 'oc', 're', 'vi'] as const;
const SKINS = ['pa', 'bn', 'ta'] as const;
/** After how many numbers our units look the same again. */
export const ALIKE = COATS.length * SKINS.length;
const drawn = new Map<string, readonly Shape[]>();

/** A unit of one card, in a box 128 wide and 100 high with its feet at 92: ours by day-light coats, theirs in black. */
export function unitOf(arm: Arm, year: number, ours: boolean, number: number): readonly Shape[] {
  const key = `${arm} ${year} ${ours} ${number % (ours ? ALIKE : SKINS.length)}`;
  const found = drawn.get(key) ?? shapesOf(unitText(arm, year, ours, number), figureParts);
  drawn.set(key, found);
  return found;
}

/** The same as text. */
export function unitText(arm: Arm, year: number, ours: boolean, number: number): string {
  const coat = ours ? (COATS[number % COATS.length] ?? 'bl') : 'bk';
  const sash = ours ? 'wh' : 're1';
  const skin = (nth: number): string => SKINS[(number + nth) % SKINS.length] ?? 'pa';
  const man = (nth: number): string => `=soldier${year} ${coat} ${sash} ${skin(nth)}`;
  const flag = `=${ours ? 'ours' : 'theirs'}${year}`;
  if (arm === 'cavalry')
    return `${flag} @translate(82 80)\n=horse ${ours ? 'br' : 'gy'} ${coat} @translate(56 92) scale(1.1)\n=rider ${coat} ${sash} ${skin(0)} @translate(60 66) scale(.95)\n=hat${year} br @translate(60 66) scale(.95)\n=arm${year} @translate(62 66) scale(.95)`;
  if (arm === 'artillery')
    return `${flag} @translate(72 84)\n${man(0)} @translate(96 88) scale(1.05)\n=cannon @translate(50 92) scale(1.1)`;
  return ours
    ? `${flag} @translate(66 86)\n${man(0)} @translate(26 92)\n${man(1)} @translate(60 95)\n${man(2)} @translate(94 92)`
    : `${flag} @translate(72 84)\n${man(0)} @translate(104 90) scale(.9)\n${man(1)} @translate(22 90) scale(.9)\n${man(2)} @translate(60 96) scale(1.22)`;
}

export const PEOPLE: Drawings = {
  worker: `
bk1 M-7-14h5v12h-6zM3-14h5l1 12H3z
bk2 M-9-3h7v3h-8zM3-3h6l2 3H3z
A M-9-38q9-5 18 0l5 27q-14 5-28 0z
bk2*.24 M2-40q5 0 7 2l5 27q-6 3-12 3z
wh1 M-6-30q6 2 11 0l2 20q-7 2-14 0z
wh2*.6 M1-29q2 0 4-1l2 20q-3 1-6 1.500z
A M-8-38q-6 1-7 8l-1 8h6l3-9z
bk2*.24 M-9-31l-1 9h-3l2-9z
ta M-16-23h5.500v4q-3 2.500-5.500 0z
A M7-38q6-1 8-7l4 2q-2 9-9 12z
bk2*.24 M8-34q6-2 9-9l2 1q-2 9-9 11z
oc M10-54q11-7 16 2 5 10-2 17-9 4-13-2-5-9-1-17z
oc1 M20-56q10 4 8 15-3 7-11 6 5-9 3-21z
oc2/1.2 M13-52q5 2 9-1
ta M13-47q5-1 6 2l-2 3q-4 1-5-2z
ta M-6-50H6v8q-6 7-12 0z
ta1 M1-50h5v8q-3 3-6 3z
bk2 M-4-47h2v2h-2zM2-47h2v2H2z
br1 M-9-49q0-10 9-10t9 10q-9-3-18 0z
br2 M2-59q7 2 7 10l-7-2z`,
  angel: `
go M-5-4C-8-26-26-40-46-38c-5 5-2 9 3 10-6 3-4 9 2 10-5 4-2 9 4 9-3 5 1 9 7 7 8 2 22 2 25 0z
go1 M5-4C8-26 26-40 46-38c5 5 2 9-3 10 6 3 4 9-2 10 5 4 2 9-4 9 3 5-1 9-7 7-8 2-22 2-25 0z
hh/2 M-9-10q-12-14-32-20M-9-6q-14-10-30-14M-9-3q-12-5-24-6
go2/1.6 M9-10q12-14 32-20M9-6q14-10 30-14M9-3q12-5 24-6
hh M-8-10q8-4 16 0l9 42q-17 7-34 0z
go M1-12q4 0 7 2l9 42q-8 3-16 3z
go2*.6 M-3 6l3 28h2L0 6zM8 8l6 24h-3z
pa M-4 2q4-8 4-8t4 8q-4 5-8 0z
go M-7-8q-8 6-4 12l8-2zM7-8q8 6 4 12L3 2z
pa o 0 -18 7
pa1 M1-25a7 7 0 0 1 0 14q2-6 0-14z
go1 M-8-18q0-9 8-9t8 9q2 5 0 9-3-1-3-6-5-1-7-5-2 4-6 5 0 5-2 6-2-4 0-9z
go2/1 M-5-17q1.5 1.5 3 0M2-17q1.5 1.5 3 0M-1.5-13q1.5 1 3 0
go1/3.4 e 0 -30 11 3.6
hh/2 e 0 -30.4 11 3.4`,
  gabion: `
bk2*.25 e 5 0 13 4
oc M-10-22q10 4 20 0l-1 21q-9 4-18 0z
oc1 M2-20q5 0 8-2l-1 21q-4 2-9 2z
oc2/1.5 M-10-16q10 4 20 0M-10-10q10 4 20 0M-9.5-4q10 4 19 0
er1 e 0 -22 10 3.4`,
};
export const ANGEL = shapesOf(PEOPLE['angel'] ?? '');
export const GABIONS_TEXT =
  '=gabion @translate(22 90)\n=gabion @translate(44 88)\n=gabion @translate(66 88)\n=gabion @translate(106 91)';
export const GABIONS = shapesOf(GABIONS_TEXT, PEOPLE);
/** A worker's body in the tone of the coat; the base in the seat's shape is drawn beneath it. */
export const workerIn = (coat: string): readonly Shape[] => shapesOf(`=worker ${coat}`, PEOPLE);
