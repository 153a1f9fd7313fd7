/** Who played, in words. */
import { t } from '../stores/texts.svelte';

/** The name of a person, or of a bot with its level; somebody who is hidden has neither. */
export function named({ name, level }: { name: string | null; level: string | null }): string {
  if (name !== null) return name;
  return level === null
    ? t('web-person-hidden')
    : t('web-bot', { name: t(`bot-${level}`), level: t(`level-${level}`) });
}

/** Where the profile of an account is. */
export function profileOf(name: string): string {
  return `/people/${encodeURIComponent(name)}`;
}
