/** Copying to the clipboard, also where a room has no certificate and browsers keep the clipboard from its pages. */

/** Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way: a field that nobody sees is selected and copied, then the focus is where it was. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up on a phone
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  (before?.parentElement ?? document.body).append(field); // what lies outside of a dialog cannot be selected
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
