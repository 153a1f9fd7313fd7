/** Who played, in words. */
import { t } from '../stores/texts.svelte';

interface Player {
  name: string | null;
  level: string | null;
}

/**
 * The name of a person, or of a bot with its level; somebody who is hidden has neither. Among `all`, bots of one level
 * are told apart by a number, as at a table: Colin 2 (novice bot).
 */
export function named<One extends Player>(one: One, all: readonly One[] = []): string {
  const { name, level } = one;
  if (name !== null) return name;
  if (level === null) return t('web-person-hidden');
  const alike = all.filter((other) => other.name === null && other.level === level);
  const number = alike.length > 1 ? ` ${alike.indexOf(one) + 1}` : '';
  return t('web-bot', { name: t(`bot-${level}`) + number, level: t(`level-${level}`) });
}

/** Where the profile of an account is. */
export function profileOf(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}
