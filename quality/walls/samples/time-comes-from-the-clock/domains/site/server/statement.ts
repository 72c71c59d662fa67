export const statement = 'update texts set seen_at = now()'
