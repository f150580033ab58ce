export { findOccupations, listSeries as listOccupationsOfSeries, nameOccupations } from './queries.ts';
