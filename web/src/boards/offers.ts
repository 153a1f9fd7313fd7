/**
 * Actions by their parts: which things a board can point at for each of them. The server sends the forms of a game once
 * (`place:{hand}@{at}`); with these, `place:king@c3` is read as the parts `hand:king` and `at:c3`, and an action is
 * written from parts. The twin of `src/castelude/core/forms.py`; `offers.cases.json` is tested in both languages.
 */

/** One kind of action and its pattern: literal text with roles in braces; `{card/+}` is a list of parts. */
export interface Form {
  kind: string;
  pattern: string;
}

/** `role:value`. An action without parts has the one part `do:KIND`. */
export type Part = string;

/** An action with its kind and its parts, in the order in which its text names them. */
export interface Offer {
  text: string;
  kind: string;
  parts: readonly Part[];
}

interface Role {
  name: string;
  /** What joins the values of a list; null for a single value. */
  separator: string | null;
}
interface Reader {
  pattern: RegExp;
  roles: readonly Role[];
}

const PLACEHOLDER = /\{(\w+)(?:\/(.))?\}/g;
const readers = new WeakMap<Form, Reader>();

function readerOf(form: Form): Reader {
  const known = readers.get(form);
  if (known) return known;
  const roles: Role[] = [];
  let [pattern, end] = ['', 0];
  for (const found of form.pattern.matchAll(PLACEHOLDER)) {
    pattern += escaped(form.pattern.slice(end, found.index)) + '(.+?)';
    roles.push({ name: found[1] ?? '', separator: found[2] ?? null });
    end = found.index + found[0].length;
  }
  const reader = { pattern: new RegExp(`^${pattern}${escaped(form.pattern.slice(end))}$`), roles };
  readers.set(form, reader);
  return reader;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The parts of an action by the first form that it fits; an action of no form is its own kind, without parts. */
export function readOffer(forms: readonly Form[], text: string): Offer {
  for (const form of forms) {
    const { pattern, roles } = readerOf(form);
    const values = pattern.exec(text)?.slice(1);
    if (!values) continue;
    const parts = roles.flatMap(({ name, separator }, index) => {
      const value = values[index] ?? '';
      return (separator ? value.split(separator) : [value]).map((one) => `${name}:${one}`);
    });
    return { text, kind: form.kind, parts };
  }
  return { text, kind: text, parts: [] };
}

export function readOffers(forms: readonly Form[], texts: readonly string[]): Offer[] {
  return texts.map((text) => readOffer(forms, text));
}

export function roleOf(part: Part): string {
  return part.slice(0, Math.max(0, part.indexOf(':')));
}

export function valueOf(part: Part): string {
  return part.slice(part.indexOf(':') + 1);
}

/** The value of the first part of a role, or undefined. */
export function valueIn({ parts }: Pick<Offer, 'parts'>, role: string): string | undefined {
  const found = parts.find((part) => roleOf(part) === role);
  return found === undefined ? undefined : valueOf(found);
}

/** What can be pointed at for an action: its parts, or the action itself where it has none. */
export function pointable({ kind, parts }: Offer): readonly Part[] {
  return parts.length ? parts : [`do:${kind}`];
}

/** The names of the roles of a form, each as often as it occurs. */
export function rolesOf(form: Form): string[] {
  return readerOf(form).roles.map(({ name }) => name);
}

/** An action written from parts, several parts of one role in their order; null where the form needs others. */
export function writeAction(form: Form, parts: readonly Part[]): string | null {
  const left = [...parts].sort();
  const take = (role: string): string | undefined => {
    const index = left.findIndex((part) => roleOf(part) === role);
    return index < 0 ? undefined : valueOf(left.splice(index, 1)[0] ?? '');
  };
  let missing = false;
  const text = form.pattern.replace(PLACEHOLDER, (_, role: string, separator: string | undefined) => {
    const values: string[] = [];
    let value = take(role);
    while (value !== undefined) {
      values.push(value);
      value = separator === undefined ? undefined : take(role);
    }
    if (!values.length) missing = true;
    return values.join(separator ?? '');
  });
  return missing || left.length ? null : text;
}
