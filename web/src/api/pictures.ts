/** Where the server's drawing of a position is found, for games that have no board of their own here. */

export function tablePicture(table: string, seat: string, seq: number, lang: string): string {
  const query = new URLSearchParams({ lang, seq: String(seq) });
  if (seat !== 'watch') query.set('seat', seat);
  return `/api/tables/${table}/picture?${query.toString()}`;
}

export function replayPicture(table: string, ply: number, seat: number | null, lang: string): string {
  const query = new URLSearchParams({ form: 'svg', lang, ply: String(ply) });
  if (seat !== null) query.set('seat', String(seat));
  return `/api/tables/${table}/export?${query.toString()}`;
}
