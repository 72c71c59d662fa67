/** Part of a pattern: up to `most` characters of one sentence; the dots of "HUMK.nun 442." and of dates do not end it. */
export const within = (most: number): string => String.raw`(?:[^.;]|\.(?!\s\p{Lu})){0,${most}}?`
