-- Models that Piaggio sells under its own name were filed under Vespa. Their ids follow the catalogue.
create temporary table renamed_models on commit drop as
  select 'vespa-' || model as former, 'piaggio-' || model as model_id
  from unnest(array[
    'typhoon-125', 'liberty-125', 'liberty-150', 'liberty-50', 'medley-125', 'medley-150', 'zip-100', 'zip-50',
    'fly-125', 'fly-150', 'fly-50', 'beverly-125', 'beverly-250', 'beverly-300', 'bv-350', 'bv-500',
    'x9', 'x-evo-250', 'mp3-250', 'mp3-400', 'mp3-500', 'hexagon'
  ]) as model;

update products p set model_id = r.model_id from renamed_models r where p.model_id = r.former;
update shelf s set model_id = r.model_id from renamed_models r where s.model_id = r.former;
update shelf_counts c set key = r.model_id from renamed_models r where c.kind = 'model' and c.key = r.former;
update shelf_changes c set key = r.model_id from renamed_models r where c.kind = 'model' and c.key = r.former;
