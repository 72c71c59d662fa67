export const late = (due: number) => due < Date.now()
