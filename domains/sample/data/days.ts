/** Days from today on which something of the open cases is due, one case after the other; the list is repeated. */
export const hearingDays = [0, 4, 11, 0, 6, 18, 1, 25, 32, 5, 39, 46, 8, 53, 60, 13, 67, 3, 74, 20, 81, 27]
export const hearingHours = ['10:30', '09:45', '14:00', '11:15', '13:40', '09:10', '15:20']
export const limitDays = [3, -2, 7, 10, 5, 14, 2, 17, 12, 6, 21, 24, -1, 28, 35, 9, 42, 4, 49, 15, 56, 19]
export const taskDays = [-3, 0, 2, 6, -1, 4, 9, 0, 1, 12, -6, 5, 15, 3, 0, 20, 7, -2, 26, 10, 1, 30, 8]
