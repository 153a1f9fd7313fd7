declare module 'subset-font' {
  interface Wanted {
    targetFormat?: 'woff2';
    preserveNameIds?: readonly number[];
    noHinting?: boolean;
    keepFeatures?: readonly string[];
  }
  export default function subset(font: Uint8Array, text: string, wanted?: Wanted): Promise<Uint8Array>;
}
