/** A telephone number as people read it: `+90 532 123 45 67`; numbers of other countries stay as they are. */
export const phoneText = (value: string): string =>
  value.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4')
