export {
  findOccupations,
  findUnknownCodes,
  listSeries as listOccupationsOfSeries,
  nameOccupations,
} from './queries.ts';
