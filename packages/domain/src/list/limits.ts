/** How many columns are looked at. What stands further right is no part of a list of persons. */
export const columns_max = 200;
