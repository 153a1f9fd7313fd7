/** Fortifications by their strength: they grow out of the wall, whose walk lies at 62 in a box of 128 by 110. */
import { shapesOf, type Drawings, type Shape } from '../../../art/shapes';

export const fortParts: Drawings = {
  tower: `
bk2*.22 M44 30l14 80H44z
sn M8 22h36v88H8z
sn1 M26 22h18v88H24q6-44 2-88z
sn2*.75 M37 22h7v88h-6q3-44-1-88z
sn2/1.2*.5 M8 40h36M8 56h36M8 74h36M8 92h36M20 40v16M34 56v18M18 74v18M32 92v18
sn M5 16h42v8q-21 5-42 0z
sn2*.6 M26 16h21v8q-10 3-21 3z
sl M2 18L26-34 50 18q-24 7-48 0z
sl1 M26-34L50 18q-10 3-22 4 4-26-2-56z
wn M20 44h6v16h-6zM20 78h6v14h-6z
go M25-44h2v11h-2z
re M27-45l14 4-14 5z`,
  stump: `
bk2*.22 M44 50l14 60H44z
sn M8 44h36v66H8z
sn1 M26 44h18v66H24q4-30 2-66z
sn2*.75 M37 44h7v66h-6q3-30-1-66z
sn2/1.2*.5 M8 60h36M8 76h36M8 92h36M20 60v16M34 76v16
sn M4 44V32h9v6h8v-6h10v6h8v-6h9v12z
sn2*.6 M30 38h9v-6h9v12H30z
wn M22 58h7v14h-7z`,
  door: `
sn1 M40 40h48v70H40z
sn M40 40h26v70H40z
sn M38 40V30h9v6h8v-6h18v6h8v-6h9v10z
sn2/1.2*.5 M40 54h48M40 68h48
bk2 M50 110V82a14 16 0 0 1 28 0v28z
br1 M53 110V83a11 13 0 0 1 22 0v27z
br2 M57 74v36h2V72zM63 70v40h2V70zM69 72v38h2V74zM53 88h22v2H53zM53 98h22v2H53z`,
  bastion: `
bk2*.22 M112 70l16 40h-20z
sn M10 110L26 56h76l16 54z
sn1 M64 56h38l16 54H64z
sn2*.6 M94 56h8l16 54h-12z
sn2/1.2*.5 M22 70h84M18 84h92M14 98h100M46 70v14M82 70v14M34 84v14M64 84v14M94 84v14
sn M22 58V44h14v7h12v-7h14v7h12v-7h14v7h12v-7h8v14z
wh*.6 M22 44h14v2H22zM48 44h14v2H48zM74 44h14v2H74z
bk1 M36 80l-14 4v6l16-2zM92 80l14 4v6l-16-2z
bk2 o 42 84 6 86 84 6`,
  keep: `
sn M42 110V10h44v100z
sn1 M66 10h20v100H66z
sn2*.7 M78 10h8v100h-8z
sn2/1.2*.5 M42 28h44M42 44h44M42 60h44M42 76h44M56 28v16M72 44v16M58 60v16
sn M37 12V-2h9v6h9v-6h18v6h9v-6h9v14z
wn M52 34h6v12h-6zM68 34h6v12h-6zM60 62h8v16h-8z
br2 M63-34h2v32h-2z
re M65-34q12-5 24 0v16q-12 5-24 0z
wh M77-31l1.6 4 4.4.2-3.4 2.6 1.2 4.2-3.8-2.4-3.8 2.4 1.2-4.2-3.4-2.6 4.4-.2z`,
  house: `
sn M66 110V62h48v48z
sn1 M92 62h22v48H92z
ro1 M60 64L90 34l30 30z
ro M60 64L90 34l6 30z
wn M74 74h8v12h-8zM98 74h8v12h-8z`,
};
export const BY_STRENGTH: readonly string[] = [
  '=house @translate(-26 0)',
  '=house @translate(-26 0)',
  '=house @translate(14 0)\n=stump @translate(-2 0)',
  '=door\n=tower\n=tower @translate(76 0)',
  '=stump @translate(-8 0)\n=bastion\n=stump @translate(84 0)',
  '=keep\n=bastion @translate(0 6)',
  '=keep\n=tower @translate(-6 4) scale(.9 1)\n=tower @translate(86 4) scale(.9 1)\n=bastion @translate(0 12)',
];
const drawn = BY_STRENGTH.map((text) => shapesOf(text, fortParts));

export function fortOf(strength: number): readonly Shape[] {
  return drawn[Math.max(0, Math.min(strength, drawn.length - 1))] ?? [];
}
