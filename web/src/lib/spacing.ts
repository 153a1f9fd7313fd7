/** French keeps its marks on the line of the word before them; the catalogues are written with plain spaces. */
export function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
