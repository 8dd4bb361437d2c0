import type { BikeField } from '#contract/bike-fields.ts';

interface Column {
  /** In English, Bangla, Vietnamese and Hindi; the likeliest names first. */
  headings: string;
  /** For choices: how dealers write each value, separated by commas. */
  words?: Record<string, string>;
}

export const BIKE_COLUMNS: Record<BikeField, Column> = {
  model: {
    headings: 'model, model name, bike model, dòng xe, mẫu xe, মডেল, मॉडल',
  },
  variant: {
    headings: 'variant, trim edition, trim, edition, sub model, submodel, version, grade, phiên bản',
  },
  modelYear: {
    headings:
      'model year, year, manufactured year, year of manufacture, manufacture year, mfg year, registration year, reg year, registered year, registration date, reg date, year model, my, năm, năm đăng ký, năm sản xuất, đời xe, সাল, বছর, মডেল সাল, वर्ष',
  },
  kilometres: {
    headings:
      'kilometres, kilometers, km, kms, km driven, kms driven, kilometers run, kilometres run, km run, mileage, odometer, odo, distance, distance km, driven, run, miles, số km, số km đã đi, km đã đi, কিলোমিটার, কিমি, চলেছে, किमी',
  },
  engineCc: {
    headings:
      'engine cc, engine, cc, engine capacity, capacity, displacement, engine size, cubic capacity, power, dung tích, dung tích xe, phân khối, ইঞ্জিন, সিসি',
  },
  abs: {
    headings:
      'abs, has abs, with abs, abs type, abs brakes, brakes abs, anti lock brakes, antilock brakes, phanh abs, এবিএস, एबीएस',
    words: {
      yes: 'y, true, 1, abs, abs yes, with abs, fitted, standard, dual, dual channel, double channel, two channel, 2 channel, front and rear, có, হ্যাঁ, আছে, हाँ',
      'single channel': 'single, one channel, 1 channel, front only, front abs',
      none: 'no, n, false, 0, no abs, abs no, non abs, without, without abs, not fitted, not available, cbs, không, না, নেই, नहीं',
    },
  },
  licenceClass: {
    headings:
      'licence class, license class, licence, license, licence category, license category, driving licence, driving license, licence needed, hạng bằng lái, bằng lái, লাইসেন্স, लाइसेंस',
    words: {
      AM: 'moped',
      A1: 'a 1',
      A2: 'a 2, restricted',
      A: 'full, unrestricted, unlimited',
      B196: 'b 196',
    },
  },
  bodyType: {
    headings: 'body type, body, bike type, style, vehicle type, type, loại xe, kiểu xe, ধরন',
  },
  seatHeightMm: {
    headings: 'seat height, seat height mm, saddle height, seat, chiều cao yên, সিটের উচ্চতা, सीट की ऊंचाई',
  },
  colour: {
    headings: 'colour, color, exterior color, exterior colour, màu, màu sắc, màu xe, রং, रंग',
  },
  owners: {
    headings: 'owners, owner, number of owners, no of owners, ownership, owner type, previous owners, số chủ, মালিক',
  },
  condition: {
    headings: 'condition, state, bike condition, tình trạng, tình trạng xe, অবস্থা, स्थिति',
  },
};
